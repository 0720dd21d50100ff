import { listCustomCarts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import { EmptyState, QueryView, Skeleton, useModule, useText } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useSearchParams } from '@plaza/ui/router'
import { ChefHat } from 'lucide-react'
import { CommunityFrame, Ideas, Pages } from './community-list-view.tsx'
import { communityPage, kindOf, pageOf } from './kinds.ts'

export default function CommunityListPage() {
  const [search] = useSearchParams()
  const kind = kindOf(search.get('tipo'))
  const page = pageOf(search.get('pagina'))
  const carts = useCall(listCustomCarts, communityPage(kind, page))
  const title = useText('comunity', communityTexts.title)
  const overlaid = useModule('recipes_v2')
  return (
    <CommunityFrame title={title} kind={kind}>
      <QueryView
        query={carts}
        isEmpty={({ data }) => data.list.length === 0}
        empty={<NothingYet />}
        skeleton={<IdeasSkeleton />}
        errorText="No logramos cargar la comunidad."
      >
        {({ data }) => (
          <>
            <Ideas carts={data.list} address={({ id }) => `/recipe-book/${id}`} overlaid={overlaid} />
            <Pages kind={kind} page={page} totalPages={data.pagination.totalPages} />
          </>
        )}
      </QueryView>
    </CommunityFrame>
  )
}

const NothingYet = () => (
  <EmptyState
    drawing={<ChefHat size={56} strokeWidth={1.25} />}
    text="Aún no hay publicaciones aquí."
    action={
      <a className="pz-button" href="/recipe-book">
        Ver toda la comunidad
      </a>
    }
  />
)

export const IdeasSkeleton = () => (
  <ul className="cat-ideas">
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at}>
        <Skeleton shape="card" className="cat-idea-skeleton" />
      </li>
    ))}
  </ul>
)
