import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';

interface Props {
  failure: Error | null;
  isFiltered: boolean;
  create: ReactNode;
  onRetry: () => void;
  onClear: () => void;
}

/** What stands in place of rows: failed, nothing matches, nothing yet. */
export function TemplateFace({ failure, isFiltered, create, onRetry, onClear }: Props) {
  const t = useT();
  const noun = t('template.noun');
  const button = (label: string, run: () => void) => (
    <button type="button" className="button" onClick={run}>
      {label}
    </button>
  );
  if (failure) {
    return (
      <Face kind="failed" noun={noun} actions={button(t('ui.retry'), onRetry)}>
        {failureWords(failure)}
      </Face>
    );
  }
  if (isFiltered) {
    return <Face kind="nothing-matches" noun={noun} actions={button(t('ui.list.clearFilters'), onClear)} />;
  }
  return (
    <Face kind="nothing-yet" noun={noun} icon={ClipboardList} actions={create}>
      {t('template.nothingYet')}
    </Face>
  );
}
