import type { FlowWidget } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { firstFree } from '@rondo/domain/flow-grid';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Editor } from '../use-editor.ts';
import { WidgetForm } from './widget-form.tsx';
import { WidgetTools } from './widget-tools.tsx';

interface Options {
  editor: Editor;
  pictures: readonly FileRef[];
  onPicture: (picture: FileRef) => void;
}

const NEW = {
  ...{ kind: 'number', title: '', metrics: ['entries'], by: 'none', text: '', target: null },
  ...{ pictureId: null, zones: [], own: {}, w: 4, h: 3 },
} satisfies Omit<FlowWidget, 'key' | 'x' | 'y'>;

/** What the editor does with widgets: the buttons of each, a new one, and the form of the one that is set up. */
export function useWidgetTools({ editor, pictures, onPicture }: Options) {
  const [form, setForm] = useState<FlowWidget | null>(null);
  const { draft, setWidgets } = editor;
  const put = (widget: FlowWidget) =>
    setWidgets((all) =>
      all.some(({ key }) => key === widget.key)
        ? all.map((one) => (one.key === widget.key ? widget : one))
        : [...all, widget],
    );
  const isFull = draft.widgets.length >= FLOW_LIMIT.widgets;
  const placed = (size: Pick<FlowWidget, 'w' | 'h'>) => ({ key: uuidv7(), ...firstFree(draft.widgets, size) });
  return {
    /** Null: there are as many as fit. */
    add: isFull ? null : () => setForm({ ...NEW, ...placed(NEW) }),
    of: (widget: FlowWidget) => (
      <WidgetTools
        widget={widget}
        onPlace={(box) =>
          setWidgets((all) => all.map((one) => (one.key === widget.key ? { ...one, ...box } : one)), widget.key)
        }
        onSetUp={() => setForm(widget)}
        onCopy={() => !isFull && put({ ...widget, ...placed(widget) })}
        onRemove={() => setWidgets((all) => all.filter(({ key }) => key !== widget.key))}
      />
    ),
    dialog: form && (
      <WidgetForm
        widget={form}
        pictures={pictures}
        onPicture={onPicture}
        onDone={(widget) => {
          put(widget);
          setForm(null);
        }}
        onClose={() => setForm(null)}
      />
    ),
  };
}
