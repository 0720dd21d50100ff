/** Accepted files of section 5. The server checks the bytes besides. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const
export const videoTypes = ['video/mp4', 'video/quicktime'] as const
/** Category images accept any image; svg is refused by the server. */
export const anyImage = 'image/*'

export const imageMaxKilobytes = 2500
/** exactly 2500 KB of 1024 bytes passes. */
export const imageTooLarge = (bytes: number): boolean => bytes / 1024 > imageMaxKilobytes
/** What a form sends for an image that was removed. */
export const removedMarker = '_null_'
/** Stands in a list of picture addresses where the next picture sent beside the list goes. */
export const nextFileMarker = '_new_'
