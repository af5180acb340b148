import type { ReactNode } from 'react';
import { useT } from '../i18n.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  title: ReactNode;
  /** px */
  width?: number;
  /** The verb on the button that does it. */
  verb: string;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** A press beside the dialog does not close it. */
  isSticky?: boolean;
  /** Comes up from the lower edge of the phone. */
  isSheet?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** A question or a short form over the page with its two buttons: cancel, and the verb of what happens. */
export function ConfirmDialog(props: Props) {
  const { verb, isDanger = false, isBusy = false, isDisabled = false, onConfirm, children, ...dialog } = props;
  const t = useT();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onPress={dialog.onClose}>{t('ui.cancel')}</Button>
          <Button look={isDanger ? 'danger' : 'primary'} isBusy={isBusy} isDisabled={isDisabled} onPress={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
