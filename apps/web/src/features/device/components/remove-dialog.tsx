import { deviceApi } from '@rondo/contract/device';
import { useT } from '../../../shared/i18n.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';

interface Props {
  id: string;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting a device. */
export function RemoveDialog(props: Props) {
  const t = useT();
  const words = {
    ...{ title: t('device.removeTitle'), hint: t('device.removeHint') },
    ...{ removed: t('device.removed'), restored: t('device.restored') },
  };
  return <RemoveToBin api={deviceApi} words={words} {...props} />;
}
