import { isRichLink, type RichBlock } from '@rondo/domain/rich-text';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import { Field, type FieldFrame } from '../../../shared/ui/form/field.tsx';
import { blocksOf, documentOf } from '../rich-document.ts';
import { RichTools } from './rich-tools.tsx';
import '../../../shared/ui/rich/rich.css';
import './rich-editor.css';

type Props = FieldFrame & {
  /** What it begins with; afterwards the editor holds the text. */
  start: readonly RichBlock[];
  onChange: (blocks: RichBlock[]) => void;
};

/** Exactly what can be kept (`@rondo/domain/rich-text`): what is pasted is brought down to that. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2] },
    ...{ code: false, codeBlock: false, horizontalRule: false },
    link: { openOnClick: false, isAllowedUri: (href) => isRichLink(href) },
  }),
];

/** Writing a text with form. */
export default function RichEditor({ start, onChange, ...frame }: Props) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: documentOf(start),
    // The page allows no styles that a script adds; what it needs stands in rich-editor.css.
    injectCSS: false,
    onUpdate: (changed) => onChange(blocksOf(changed.editor.getJSON())),
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, class: 'tiptap rich' },
        ...(frame.isRequired ? { 'aria-required': 'true' } : {}),
        ...(frame.error ? { 'aria-describedby': `${id}-error` } : {}),
      },
    },
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      heading: now.isActive('heading'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  return (
    <Field id={id} isGroup {...frame}>
      <div className="rich-editor" data-invalid={Boolean(frame.error)}>
        <RichTools editor={editor} active={active} />
        <EditorContent editor={editor} />
      </div>
    </Field>
  );
}
