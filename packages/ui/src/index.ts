export { AddedReport } from './components/added-report.tsx'
export { Badge, CountBadge } from './components/badge.tsx'
export { Breadcrumbs, type Crumb } from './components/breadcrumbs.tsx'
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './components/button.tsx'
export { Carousel } from './components/carousel.tsx'
export { classes } from './components/classes.ts'
export { mediaSource, mediaSrcSet, mediaWidths, Picture, type PictureProps, placeholder } from './components/picture.tsx'
export { Price } from './components/price.tsx'
export { After, type QueryLike, QueryView } from './components/query-view.tsx'
export { Skeleton } from './components/skeleton.tsx'
export { Spinner } from './components/spinner.tsx'
export { EmptyState, ErrorState, RemoteFallback } from './components/states.tsx'
export { Stepper, type StepperProps } from './components/stepper.tsx'
export {
  customText,
  type Plaza,
  PlazaContext,
  type SessionUser,
  useBranch,
  useBusiness,
  useModule,
  usePlaza,
  useSession,
  useText,
} from './context/plaza-context.ts'
export { useEvent, useStateEvent } from './context/use-event.ts'
export { useMinute } from './context/use-minute.ts'
export { defineRemote, type Loader, type Remote } from './remote/define-remote.ts'
export { later } from './remote/later.tsx'
export { loadTwice } from './remote/load-part.ts'
export { RemoteBoundary } from './remote/remote-boundary.tsx'
export { type Door, emptyRuntime, type RemoteRuntime, RuntimeContext } from './remote/runtime.ts'
export { patience, Slot } from './remote/slot.tsx'
export { toastDurations } from '@plaza/contracts/kernel/toasts'
export { type Toast, type ToastKind, Toasts, toasts } from './toast/toasts.ts'
export { Toaster } from './toast/toaster.tsx'
export { afterLoad } from './after-load.ts'
export { hadOwnWindow, holdOwnWindows, noteOwnWindow, untilUndisturbed } from './overlays/by-itself.ts'
export { afterPaint } from './after-paint.ts'
export { leaveWindow, useHasUnsavedWork, useUnsavedWork } from './unsaved/use-unsaved-work.ts'
