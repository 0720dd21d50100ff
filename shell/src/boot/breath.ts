/** Lets the browser draw and hear taps before the work goes on: what runs in one piece blocks a slow phone for all of it. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
