export interface PictureWanted {
  readonly business: string
  readonly key: string
  readonly width: number
}

export interface Later {
  /** Have it made when there is time; again and again is once. */
  wish(picture: PictureWanted): void
}

const most = 2000

/** Work that may wait until nobody has asked for a picture for a while: one at a time, and it stops as soon as somebody asks again. */
export function makeLater(make: (picture: PictureWanted) => Promise<unknown>, quietMilliseconds = 20_000): Later {
  const wished = new Map<string, PictureWanted>()
  let timer: NodeJS.Timeout | undefined
  let asked = 0

  async function work() {
    const began = asked
    for (const [name, picture] of wished) {
      if (asked !== began) return
      wished.delete(name)
      await make(picture).catch(() => {})
    }
  }

  return {
    wish(picture) {
      asked++
      if (wished.size < most) wished.set(`${picture.business}/${picture.key}/${picture.width}`, picture)
      clearTimeout(timer)
      timer = setTimeout(() => void work(), quietMilliseconds).unref()
    },
  }
}
