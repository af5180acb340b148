import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Editor } from '../editor/use-editor.ts';

/** Undo and redo of the whole draft. In a text field the keys belong to the field. */
export function UndoActs({ editor }: { editor: Editor }) {
  const t = useT();
  const { undo, redo } = editor;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const run = key === 'z' && !event.shiftKey ? undo : key === 'y' || key === 'z' ? redo : null;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const redoLabel = t('template.act.redo');
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-label={t('ui.undo')}
        title={t('ui.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={undo === null}
        onClick={() => undo?.()}
      >
        <Undo2 {...icon} />
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={redoLabel}
        title={redoLabel}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={redo === null}
        onClick={() => redo?.()}
      >
        <Redo2 {...icon} />
      </button>
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"], dialog') !== null;
