import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ManagedLists } from '../components/managed-lists.tsx';
import { MyLists } from '../components/my-lists.tsx';
import { FILTERS } from '../list-input.ts';

/** Learning lists: what the reader has to learn and has learned, and, for whoever may, those they manage. */
export default function LearningPage() {
  const { tab } = useListParams({ filters: FILTERS, tab: 'open' });
  return tab === 'managed' ? <ManagedLists /> : <MyLists key={tab} set={tab === 'done' ? 'done' : 'open'} />;
}
