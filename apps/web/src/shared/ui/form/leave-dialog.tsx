import { useT } from '../../i18n.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** Asks before what was written is lost. */
export function LeaveDialog({ onStay, onGo }: { onStay: () => void; onGo: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('ui.leave.title')}
      width={420}
      onClose={onStay}
      footer={
        <>
          <Button onPress={onGo}>{t('ui.leave.go')}</Button>
          <Button look="primary" onPress={onStay}>
            {t('ui.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('ui.leave.text')}</p>
    </Dialog>
  );
}
