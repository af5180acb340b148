import type { RouteRow } from '../shared/route.ts';

/** A page that draws with antd itself gets its theme with its code. */
export const withAntd = (row: RouteRow): RouteRow => (row.isAntd ? { ...row, page: () => themed(row.page) } : row);

async function themed(load: RouteRow['page']): ReturnType<RouteRow['page']> {
  const [{ AntdProvider }, { default: Page }] = await Promise.all([import('../shared/ui/antd-provider.tsx'), load()]);
  const ThemedPage = () => (
    <AntdProvider>
      <Page />
    </AntdProvider>
  );
  return { default: ThemedPage };
}
