import { sessionApi } from '@rondo/contract/session';
import { bind } from '../../platform/http/binding.ts';
import { meBy } from './actions/me.ts';
import { changePassword, setLanguage } from './actions/own-account.ts';
import { end, endAll, endOthers, list, signOut } from './actions/own-sessions.ts';
import { signIn } from './actions/sign-in.ts';
import { welcomeBy } from './actions/welcome.ts';
import type { Brand } from './brand.ts';

/** Sign-in and what a member does with their own sessions. */
export const sessionRoutes = (brand: Brand) =>
  bind(sessionApi, {
    signIn,
    signOut,
    me: meBy(brand),
    list,
    endOthers,
    endAll,
    end,
    changePassword,
    setLanguage,
    welcome: welcomeBy(brand),
  });
