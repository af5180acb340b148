import type { RouteRow } from '../shared/route.ts';

/** Pages that draw with antd themselves: its theme comes with their code, other pages load neither. */
export function withAntd(rows: readonly RouteRow[]): RouteRow[] {
  return rows.map((row) => ({ ...row, page: () => themed(row.page) }));
}

async function themed(load: RouteRow['page']): ReturnType<RouteRow['page']> {
  const [{ AntdProvider }, { default: Page }] = await Promise.all([import('../shared/ui/antd-provider.tsx'), load()]);
  const ThemedPage = () => (
    <AntdProvider>
      <Page />
    </AntdProvider>
  );
  return { default: ThemedPage };
}
