import { cycleApi } from '@rondo/contract/cycle';
import { useT } from '../../../shared/i18n.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';

interface Props {
  id: string;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting a cycle that has ended. */
export function RemoveDialog(props: Props) {
  const t = useT();
  const words = {
    ...{ title: t('cycle.removeTitle'), hint: t('cycle.removeHint') },
    ...{ removed: t('cycle.event.removed'), restored: t('cycle.event.restored') },
  };
  return <RemoveToBin api={cycleApi} words={words} {...props} />;
}
