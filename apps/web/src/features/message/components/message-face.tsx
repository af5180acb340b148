import { Bell } from 'lucide-react';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

interface Props {
  list: { isPending: boolean; isError: boolean; error: Error | null; refetch: () => Promise<unknown> };
  isFiltered: boolean;
  onShowAll: () => void;
}

/** What stands in place of messages: loading, failed, nothing yet, nothing matches. */
export function MessageFace({ list, isFiltered, onShowAll }: Props) {
  const t = useT();
  const noun = t('message.noun');
  if (list.isPending) return <SkeletonRows rows={6} />;
  if (list.isError) {
    const retry = (
      <button type="button" className="button button-primary" onClick={() => void list.refetch()}>
        {t('ui.retry')}
      </button>
    );
    return (
      <Face kind="failed" noun={noun} actions={retry}>
        {failureWords(list.error)}
      </Face>
    );
  }
  if (!isFiltered) {
    return (
      <Face kind="nothing-yet" noun={noun} icon={Bell}>
        {t('message.nothingYetText')}
      </Face>
    );
  }
  const showAll = (
    <button type="button" className="button" onClick={onShowAll}>
      {t('message.showAll')}
    </button>
  );
  return (
    <Face kind="nothing-matches" noun={noun} actions={showAll}>
      {t('message.nothingMatchesText')}
    </Face>
  );
}
