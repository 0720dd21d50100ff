export { default } from './category.page.tsx'
