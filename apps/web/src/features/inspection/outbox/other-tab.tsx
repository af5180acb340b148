import { PanelsTopLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';

/** Another tab of this browser has the inspection: two would overwrite each other's answers. */
export function OtherTab({ onTake }: { onTake: () => void }) {
  const t = useT();
  const Root = useNarrow() ? 'main' : 'section';
  const actions = (
    <>
      <button type="button" className="button button-primary button-thumb" onClick={onTake}>
        {t('inspection.dialog.continueHere')}
      </button>
      <Link className="button button-thumb" to="/task">
        {t('inspection.stopped.toTasks')}
      </Link>
    </>
  );
  return (
    <Root className="stopped" aria-label={t('inspection.perform.title')}>
      <EmptyState
        kind="nothing-yet"
        icon={PanelsTopLeft}
        isPage
        title={t('inspection.outbox.otherTabTitle')}
        actions={actions}
      >
        {t('inspection.outbox.otherTab')}
      </EmptyState>
    </Root>
  );
}
