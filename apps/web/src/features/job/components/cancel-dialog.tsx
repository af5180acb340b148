import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

interface Props {
  name: string;
  isBusy: boolean;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks before work is ended, and says what is left of it: nothing. It goes on meanwhile and may come to its end. */
export function CancelDialog({ name, isBusy, onCancel, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      title={t('job.cancelTitle', { name })}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('job.goOn')}</Button>
          <Button look="danger" isBusy={isBusy} onPress={onCancel}>
            {t('job.cancelIt')}
          </Button>
        </>
      }
    >
      <p>{t('job.cancelText')}</p>
    </Dialog>
  );
}
