import type { RecordItem } from '@rondo/contract/record';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

/** What an answer came to, by icon and word. */
export function Verdict({ item }: { item: Pick<RecordItem, 'result'> }) {
  const t = useT();
  switch (item.result) {
    case 'fail':
      return (
        <span className="state-label">
          <StatusIcon shape="cross" tone="bad" /> {t('record.answer.fail')}
        </span>
      );
    case 'pass':
      return (
        <span className="state-label">
          <StatusIcon shape="check" tone="ok" /> {t('record.answer.pass')}
        </span>
      );
    case 'na':
      return (
        <span className="state-label">
          <StatusIcon shape="slash" tone="mute" /> {t('record.answer.na')}
        </span>
      );
    default:
      return <StatusIcon shape="dot" tone="mute" />;
  }
}
