import type { RouteRow } from '../shared/route.ts';

/**
 * Pages that draw with antd themselves (all of a feature, or those at some paths): its theme comes with their code, other
 * pages load neither.
 */
export function withAntd(rows: readonly RouteRow[], paths?: readonly RouteRow['path'][]): RouteRow[] {
  return rows.map((row) => (paths && !paths.includes(row.path) ? row : { ...row, page: () => themed(row.page) }));
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
