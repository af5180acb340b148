import type { Language } from '@rondo/domain/language';
import type { RoleKey } from '@rondo/domain/role';

/** The one password of the demo. It exists only where the demo was seeded: never on an installation of its own. */
export const DEMO_PASSWORD = 'Rondo2026';

interface DemoLogin {
  account: string;
  name: Record<Language, string>;
  role: RoleKey;
  /** Position of the demo company: 0 the chain, 1 the other company. */
  company: 0 | 1;
}

/** The people of the demo whom anyone may sign in as. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { account: 'owner@demo.rondo', name: { 'zh-CN': '周岚', 'en-US': 'Lan Zhou' }, role: 'owner', company: 0 },
  {
    account: 'admin@demo.rondo',
    name: { 'zh-CN': '王思远', 'en-US': 'Siyuan Wang' },
    role: 'administrator',
    company: 0,
  },
  { account: 'area@demo.rondo', name: { 'zh-CN': '许文静', 'en-US': 'Wenjing Xu' }, role: 'area_manager', company: 0 },
  {
    account: 'inspector@demo.rondo',
    name: { 'zh-CN': '陈一鸣', 'en-US': 'Yiming Chen' },
    role: 'inspector',
    company: 0,
  },
  {
    account: 'manager@demo.rondo',
    name: { 'zh-CN': '李卓然', 'en-US': 'Zhuoran Li' },
    role: 'store_manager',
    company: 0,
  },
  { account: 'staff@demo.rondo', name: { 'zh-CN': '何嘉', 'en-US': 'Jia He' }, role: 'staff', company: 0 },
  { account: 'owner@other.rondo', name: { 'zh-CN': '孙可', 'en-US': 'Ke Sun' }, role: 'owner', company: 1 },
];
