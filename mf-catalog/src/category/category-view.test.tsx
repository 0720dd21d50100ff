import { aCategory, aSubCategory } from '@plaza/contracts/catalog/catalog.fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryView } from './category-view.tsx'
import { noChoice } from './filter.ts'

type Props = Pick<Parameters<typeof CategoryView>[0], 'category' | 'sub'>
const draw = (props: Props) =>
  renderToStaticMarkup(
    <CategoryView {...props} choice={noChoice} modules={new Set()}>
      {null}
    </CategoryView>,
  )
const banner = '/media/verde/banner'

test('the colour a business chose stands behind its banner, the theme where it chose none: S-3-071 S-3-087', () => {
  const category = aCategory({ banner, bannerBgColor: '#ffffff' })
  expect(draw({ category })).not.toContain('fill="#')
  expect(draw({ category: aCategory({ banner: null, bannerBgColor: '#123456' }) })).not.toContain('#123456')
  const chosen = aCategory({ banner, bannerBgColor: '#123456' })
  expect(draw({ category: chosen })).toContain('fill="#123456"')
  expect(draw({ category: chosen, sub: aSubCategory({ bannerUrl: null, bannerBgColor: '#abcdef' }) })).toContain('fill="#123456"')
  expect(draw({ category: chosen, sub: aSubCategory({ bannerUrl: banner, bannerBgColor: '#abcdef' }) })).toContain('fill="#abcdef"')
})
