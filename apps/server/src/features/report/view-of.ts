import { REPORT_VIEWS, type ReportView } from '@rondo/domain/report';

/** The database's CHECK keeps it one of the views. */
export function viewOf(stored: string): ReportView {
  const view = REPORT_VIEWS.find((one) => one === stored);
  if (!view) throw new Error(`unknown view of a report ${stored}`);
  return view;
}
