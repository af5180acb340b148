import { ArchiveRestore } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';

export function BinButton({ onPress }: { onPress: () => void }) {
  const t = useT();
  const title = t('ui.bin.title');
  return (
    <button type="button" className="quiet" aria-label={title} title={title} onClick={onPress}>
      <ArchiveRestore size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
