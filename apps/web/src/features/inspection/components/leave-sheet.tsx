import { useT } from '../../../shared/i18n.tsx';
import { Sheet } from './sheet.tsx';

type Props = { unsaved: number; onStay: () => void; onLeave: () => void };

/** Shown only while something is not on the server yet; it says that nothing is lost. */
export function LeaveSheet({ unsaved, onStay, onLeave }: Props) {
  const t = useT();
  return (
    <Sheet
      title={t('inspection.dialog.leaveTitle')}
      onClose={onStay}
      footer={
        <>
          <button type="button" className="button button-thumb" onClick={onLeave}>
            {t('inspection.dialog.leaveAnyway')}
          </button>
          <button type="button" className="button button-primary button-thumb" onClick={onStay}>
            {t('inspection.dialog.stay')}
          </button>
        </>
      }
    >
      <p>{t('inspection.dialog.leave', { count: unsaved })}</p>
    </Sheet>
  );
}
