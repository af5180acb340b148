import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { findItem } from '../editor/content.ts';
import type { PlacedFault } from '../editor/faults.ts';
import type { Editor } from '../editor/use-editor.ts';

interface Props {
  editor: Editor;
  /** After the jump. */
  onJump: () => void;
}

/** What keeps the draft from being published; each line leads to its place. */
export function FaultList({ editor, onJump }: Props) {
  const t = useT();
  const { draft, faults, select, setStep } = editor;
  const placeOf = ({ itemId, categoryId, step }: PlacedFault): string => {
    const item = itemId ? findItem(draft.content, itemId)?.item : undefined;
    if (item) return t('template.faultAt.item', { name: item.name || t('template.faultAt.unnamed') });
    const category = draft.content.categories.find((one) => one.id === categoryId);
    if (category) return t('template.faultAt.category', { name: category.name || t('template.faultAt.unnamed') });
    return t(step === 'scoring' ? 'template.faultAt.scoring' : 'template.faultAt.template');
  };
  const jump = ({ step, itemId, categoryId }: PlacedFault) => {
    setStep(step);
    select(itemId);
    onJump();
    const target = itemId ? `grip-${itemId}` : `category-${categoryId}`;
    requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView({ block: 'center' }));
  };
  return (
    <ul className="te-faults">
      {faults.map((placed) => (
        <li key={`${placed.fault.path} ${placed.fault.reason}`}>
          <button type="button" onClick={() => jump(placed)}>
            <StatusIcon shape="exclamation" tone="warn" size={14} />
            <span className="ellipsis">{placeOf(placed)}</span>
            <span className="meta">{t(`template.fault.${placed.fault.reason}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
