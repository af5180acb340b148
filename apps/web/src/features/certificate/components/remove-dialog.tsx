import { certificateApi } from '@rondo/contract/certificate';
import { useT } from '../../../shared/i18n.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';

interface Props {
  id: string;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting a certificate. */
export function RemoveDialog(props: Props) {
  const t = useT();
  const words = {
    ...{ title: t('certificate.removeTitle'), hint: t('certificate.removeHint') },
    ...{ removed: t('certificate.removed'), restored: t('certificate.event.restored') },
  };
  return <RemoveToBin api={certificateApi} words={words} {...props} />;
}
