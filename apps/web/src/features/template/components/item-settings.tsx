import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { BookmarkPlus, Copy, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { findItem, setItem } from '../editor/content.ts';
import { useContentActs } from '../editor/use-content-acts.ts';
import type { Editor } from '../editor/use-editor.ts';
import { CheckItemForm } from './check-item-form.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemOrigin } from './item-origin.tsx';
import { ItemQuote } from './item-quote.tsx';
import { ShownStandardPhotos } from './standard-photos.tsx';

/** The settings of the chosen check item, at the right. */
export function ItemSettings({ editor, item }: { editor: Editor; item: CheckItem }) {
  const t = useT();
  const acts = useContentActs(editor);
  const { draft, edit, faults, isReadOnly, select, pictures } = editor;
  const [isKeeping, setKeeping] = useState(false);
  const set = (patch: Partial<CheckItem>) => edit((content) => setItem(content, item.id, patch));
  const renew = (latest: CheckItem, files: readonly FileRef[]) => {
    pictures.addFiles(files);
    set(latest);
  };
  const errorOf = (field: string) => {
    const found = faults.find((one) => one.itemId === item.id && one.field === field);
    return found ? t(`template.fault.${found.fault.reason}`) : '';
  };
  return (
    <aside className="te-settings" aria-label={t('template.settings')}>
      <header className="te-settings-head">
        <h2>{t('template.settings')}</h2>
        {!isReadOnly && (
          <>
            <IconAct label={t('checkItem.keep')} icon={BookmarkPlus} run={() => setKeeping(true)} />
            <IconAct label={t('template.item.copy')} icon={Copy} run={() => acts.copyItem(item)} />
            <IconAct label={t('template.item.remove')} icon={Trash2} run={() => acts.removeItem(item)} />
          </>
        )}
        <IconAct label={t('ui.close')} icon={X} run={() => select(null)} />
      </header>
      {/* Outside of what is disabled: pictures can be opened by whoever may only read. */}
      {isReadOnly && <ShownStandardPhotos item={item} files={pictures.files} />}
      {editor.detail.generation && <ItemQuote generation={editor.detail.generation} itemId={item.id} />}
      <fieldset disabled={isReadOnly} className="te-fields" key={item.id}>
        <ItemOrigin item={item} isReadOnly={isReadOnly} onRenew={renew} />
        <ItemFields {...{ item, set, errorOf, ...pictures }} scoring={draft.scoring} content={draft.content} />
      </fieldset>
      {isKeeping && (
        <CheckItemForm
          item={item}
          files={pictures.files}
          isCopy
          category={findItem(draft.content, item.id)?.category.name ?? ''}
          onClose={() => setKeeping(false)}
        />
      )}
    </aside>
  );
}

function IconAct({ label, icon: Icon, run }: { label: string; icon: typeof Copy; run: () => void }) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={run}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
