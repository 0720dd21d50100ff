/** Settings, styles or modules of the business changed: open pages ask for them again. Carries nothing, so nothing can leak. */
export const businessUpdatedSocket = 'business:updated'

/** What the back office tells the shop that it shows in a frame: how it would look. Same origin only. */
export const previewMessage = 'plaza.preview'
/** What the framed shop tells the back office once it listens. */
export const previewReady = 'plaza.preview.ready'
/** The query parameter that makes a framed shop listen. */
export const previewParameter = 'vista-previa'
