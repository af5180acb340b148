import { noticeApi } from '@rondo/contract/notice';
import { useT } from '../../../shared/i18n.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';

interface Props {
  id: string;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting an announcement. */
export function RemoveDialog(props: Props) {
  const t = useT();
  const words = {
    ...{ title: t('notice.removeTitle'), hint: t('notice.removeHint') },
    ...{ removed: t('notice.removed'), restored: t('notice.done.restored') },
  };
  return <RemoveToBin api={noticeApi} words={words} {...props} />;
}
