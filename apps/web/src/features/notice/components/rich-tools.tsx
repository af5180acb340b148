import { isRichLink } from '@rondo/domain/rich-text';
import type { Editor } from '@tiptap/core';
import { Bold, Heading, Italic, Link2, List, ListOrdered, Quote, Strikethrough, Underline, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

/** The acts that are a press, with what each does to what is selected. */
const TOOLS = [
  { key: 'bold', icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { key: 'italic', icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { key: 'underline', icon: Underline, run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  { key: 'strike', icon: Strikethrough, run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  { key: 'heading', icon: Heading, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { key: 'bulletList', icon: List, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { key: 'orderedList', icon: ListOrdered, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
  { key: 'quote', icon: Quote, run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
] as const;
type Tool = (typeof TOOLS)[number]['key'];

interface Props {
  editor: Editor;
  active: Readonly<Record<Tool | 'link', boolean>>;
}

/** The row of buttons over a text. */
export function RichTools({ editor, active }: Props) {
  const t = useT();
  const [isLinking, setLinking] = useState(false);
  const link = () => (active.link ? editor.chain().focus().unsetLink().run() : setLinking(true));
  const LinkIcon = active.link ? Unlink : Link2;
  const linkLabel = t(active.link ? 'notice.toolbar.unlink' : 'notice.toolbar.link');
  return (
    <div className="rich-tools" role="toolbar" aria-label={t('notice.toolbar.label')}>
      {TOOLS.map(({ key, icon: Icon, run }) => (
        <button
          key={key}
          type="button"
          aria-pressed={active[key]}
          aria-label={t(`notice.toolbar.${key}`)}
          title={t(`notice.toolbar.${key}`)}
          onClick={() => run(editor)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ))}
      <button type="button" aria-label={linkLabel} title={linkLabel} onClick={link}>
        <LinkIcon size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** Where the selected letters lead; without a selection the address itself is written. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [href, setHref] = useState('https://');
  const [isTried, setTried] = useState(false);
  const isWrong = !isRichLink(href.trim());
  const submit = () => {
    setTried(true);
    if (isWrong) return;
    const address = href.trim();
    const chain = editor.chain().focus();
    if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onClose();
  };
  return (
    <Dialog title={t('notice.toolbar.link')} isSheet onClose={onClose}>
      <ActForm verb={t('notice.toolbar.linkSet')} isBusy={false} onSubmit={submit} onClose={onClose}>
        <TextField
          label={t('notice.toolbar.linkAddress')}
          isRequired
          autoFocus
          value={href}
          onChange={setHref}
          {...(isTried && isWrong ? { error: t('notice.toolbar.linkWrong') } : {})}
        />
      </ActForm>
    </Dialog>
  );
}
