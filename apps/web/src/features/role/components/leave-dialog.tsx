import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** Asks before what was written over a role is lost. */
export function LeaveDialog({ name, onStay, onGo }: { name: string; onStay: () => void; onGo: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('role.leave.title')}
      width={420}
      onClose={onStay}
      footer={
        <>
          <button type="button" className="button" onClick={onGo}>
            {t('role.leave.go')}
          </button>
          <button type="button" className="button button-primary" onClick={onStay}>
            {t('role.leave.stay')}
          </button>
        </>
      }
    >
      <p>{t('role.leave.text', { name })}</p>
    </Dialog>
  );
}
