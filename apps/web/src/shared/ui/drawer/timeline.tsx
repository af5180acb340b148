import type { ReactNode } from 'react';
import { type Translate, useT } from '../../i18n.tsx';
import { look, type StateOf } from '../status/states.ts';
import { StatusIcon } from '../status/status-icon.tsx';
import './timeline.css';

export type TimelineNode = {
  key: string;
  state: StateOf<'node'>;
  /** The act: "1st submission", "Rejected". */
  act: ReactNode;
  who?: ReactNode;
  /** Time and duration, ready to read. */
  when?: ReactNode;
  /** Comment, photos. */
  children?: ReactNode;
  /** The part of who did it: "Inspection reviewer". */
  role?: string;
  /** A step of the process, whose state is read beside it: "Handled". Others only look like one. */
  isStep?: boolean;
  /** Not reached yet: dashed line, quiet text. */
  isFuture?: boolean;
};

type Props = {
  nodes: readonly TimelineNode[];
  /** Title above; without it the word "process". */
  title?: string;
  /** The sums: "handled in 22 h · reviewed in 1 h 32 min". */
  summary?: ReactNode;
};

const beside = ({ role, isStep, state }: TimelineNode, t: Translate): string[] => [
  ...(role ? [role] : []),
  ...(isStep ? [t(`state.node.${state}`)] : []),
];

/** The process of a task or rectification from the first act to the nodes that still wait. */
export function Timeline({ nodes, title, summary }: Props) {
  const t = useT();
  return (
    <section className="timeline">
      <header>
        <h3>{title ?? t('ui.drawer.process')}</h3>
        {summary && <span className="meta">{summary}</span>}
      </header>
      <ol>
        {nodes.map((node) => {
          const [shape, tone] = look('node', node.state);
          return (
            <li key={node.key} data-future={node.isFuture ?? false}>
              <span className="timeline-mark">
                <StatusIcon shape={shape} tone={tone} size={16} />
                {!node.isStep && <span className="visually-hidden">{t(`state.node.${node.state}`)}</span>}
              </span>
              <div className="timeline-line">
                <span>
                  <strong>{node.act}</strong> {node.who}
                  {beside(node, t).length > 0 && (
                    <span className="meta timeline-state">{beside(node, t).join(' · ')}</span>
                  )}
                </span>
                {node.when && <span className="meta num timeline-when">{node.when}</span>}
              </div>
              {node.children && <div className="timeline-more">{node.children}</div>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
