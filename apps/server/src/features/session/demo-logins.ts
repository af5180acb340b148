import type { Language } from '@rondo/domain/language';
import type { RoleKey } from '@rondo/domain/role';

/** The one password of the demo. It exists only where the demo was seeded: never on an installation of its own. */
export const DEMO_PASSWORD = 'Rondo2026';

interface DemoLogin {
  account: string;
  name: string;
  role: RoleKey;
  /** Position of the demo company: 0 the chain of London, 1 the chain of China. */
  company: 0 | 1;
  /** The language of the company. */
  language: Language;
}

const LONDON = { company: 0, language: 'en-US' } as const;
const CHINA = { company: 1, language: 'zh-CN' } as const;

/** The people of the demo whom anyone may sign in as. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { account: 'owner@demo.rondo', name: 'Eleanor Whitcombe', role: 'owner', ...LONDON },
  { account: 'admin@demo.rondo', name: 'Daniel Osei', role: 'administrator', ...LONDON },
  { account: 'area@demo.rondo', name: 'Priya Raman', role: 'area_manager', ...LONDON },
  { account: 'inspector@demo.rondo', name: 'Tom Gallagher', role: 'inspector', ...LONDON },
  { account: 'manager@demo.rondo', name: 'Zofia Kowalska', role: 'store_manager', ...LONDON },
  { account: 'staff@demo.rondo', name: 'Kwame Boateng', role: 'staff', ...LONDON },
  { account: 'owner@other.rondo', name: '周岚', role: 'owner', ...CHINA },
  { account: 'admin@other.rondo', name: '王思远', role: 'administrator', ...CHINA },
  { account: 'area@other.rondo', name: '许文静', role: 'area_manager', ...CHINA },
  { account: 'inspector@other.rondo', name: '陈一鸣', role: 'inspector', ...CHINA },
  { account: 'manager@other.rondo', name: '李卓然', role: 'store_manager', ...CHINA },
  { account: 'staff@other.rondo', name: '何嘉', role: 'staff', ...CHINA },
];
