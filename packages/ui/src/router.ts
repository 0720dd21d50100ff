/** The one door to the router, in its declarative mode only. */
export {
  Link,
  Navigate,
  NavLink,
  matchPath,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { useAddressed } from './addressed/use-addressed.ts'
export { BrowserRouter } from './unsaved/browser-router.tsx'
