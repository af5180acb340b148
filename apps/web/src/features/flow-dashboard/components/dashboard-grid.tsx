import type { FlowWidget } from '@rondo/contract/flow-widget';
import { inReadingOrder } from '@rondo/domain/flow-grid';
import type { ReactNode } from 'react';

interface Props {
  widgets: readonly FlowWidget[];
  isEditing: boolean;
  children: (widget: FlowWidget) => ReactNode;
}

/** Twelve columns, on the phone one, in the order in which they are read. */
export function DashboardGrid({ widgets, isEditing, children }: Props) {
  const inOrder = inReadingOrder(widgets);
  return (
    <div className="flow-dashboard-grid" data-editing={isEditing}>
      {inOrder.map((widget) => (
        <section
          key={widget.key}
          className="card flow-dashboard-card"
          data-kind={widget.kind}
          style={{
            gridColumn: `${widget.x + 1} / span ${widget.w}`,
            gridRow: `${widget.y + 1} / span ${widget.h}`,
            minHeight: widget.h * ROW_PX,
          }}
        >
          {children(widget)}
        </section>
      ))}
    </div>
  );
}

/** Of a row of the grid; the gap between them comes on top. */
export const ROW_PX = 64;
export const GAP_PX = 16;
