import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import type { Narrowing } from '../../../shared/ui/list/narrowing.ts';

interface Props {
  failure: Error | null;
  isFiltered: boolean;
  narrowing: Narrowing;
  create: ReactNode;
  onRetry: () => void;
  onClear: () => void;
}

/** What stands in place of templates. */
export function TemplateEmptyState({ create, ...rest }: Props) {
  const t = useT();
  return (
    <ListEmptyState
      noun={t('template.noun')}
      icon={ClipboardList}
      nothingYet={t('template.nothingYet')}
      actions={create}
      {...rest}
    />
  );
}
