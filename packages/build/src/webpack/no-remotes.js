// Stands in for the federation runtime's handler of build-time remotes: our remotes declare none.
export function remotes() {}
