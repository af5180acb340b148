import type { ReactNode } from 'react';
import { type TabItem, Tabs } from './tabs.tsx';
import './list.css';

export type ListPageProps = {
  title: string;
  /** A quiet line beside the title ("data until ..."). */
  meta?: ReactNode;
  /** Buttons at the right of the title; at most one primary. */
  actions?: ReactNode;
  /** Stands between the head and the list. */
  above?: ReactNode;
  tabs?: readonly TabItem[];
  tab?: string;
  onTab?: (key: string) => void;
  /** A `FilterBar`. */
  filters?: ReactNode;
  /** A `DataTable` or a `EmptyState`. */
  children: ReactNode;
  /** A `BulkBar` while rows are ticked. */
  bulk?: ReactNode;
  /** A `ListFooter`. */
  footer?: ReactNode;
};

/** The frame of every list: head 56, tabs 40, filters 56, rows that scroll, footer 48, floating bulk bar. */
export function ListPage({
  title,
  meta,
  actions,
  above,
  tabs,
  tab,
  onTab,
  filters,
  children,
  bulk,
  footer,
}: ListPageProps) {
  return (
    <div className="list-page">
      <header className="list-head">
        <h1 title={title}>{title}</h1>
        {meta && <div className="meta list-head-meta">{meta}</div>}
        {actions && <div className="list-actions">{actions}</div>}
      </header>
      {above}
      {tabs && <Tabs label={title} items={tabs} current={tab ?? tabs[0]?.key ?? ''} onChange={onTab ?? (() => {})} />}
      {filters}
      <div className="list-body">{children}</div>
      {bulk}
      {footer}
    </div>
  );
}
