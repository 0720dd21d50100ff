import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import { useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useMemo } from 'react'
import { wordsIn } from './category-words.ts'

const none: never[] = []

/** What the categories say about any product; the tree is asked for once and shared by every shelf. */
export function useWords() {
  const { branchId } = useBranch()
  const { data } = useCall(getCategories, { branch_id: branchId ?? undefined })
  const tree = data?.data.items ?? none
  return useMemo(() => wordsIn(tree), [tree])
}
