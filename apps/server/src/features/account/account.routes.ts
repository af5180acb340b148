import { accountApi } from '@rondo/contract/account';
import { bind } from '../../platform/http/binding.ts';
import type { AccountSettings } from './account-settings.ts';
import { changeContact } from './actions/change-contact.ts';
import { enter, pass } from './actions/enter.ts';
import { join, lookInvite } from './actions/join.ts';
import { myApplications, withdrawApplication } from './actions/own-applications.ts';
import { setFirstPassword } from './actions/own-password.ts';
import { registerBy } from './actions/register.ts';
import { registerCompanyBy } from './actions/register-company.ts';
import { resetPassword } from './actions/reset-password.ts';
import { sendCodeBy, sendOwnCodeBy } from './actions/send-code.ts';
import { setup } from './actions/setup.ts';
import { signInByCode } from './actions/sign-in-by-code.ts';

/** Set-up of an empty installation, registering, codes, joining, the own contact. */
export const accountRoutes = (settings: AccountSettings) =>
  bind(accountApi, {
    setup,
    sendCode: sendCodeBy(settings),
    sendOwnCode: sendOwnCodeBy(settings),
    signInByCode,
    resetPassword,
    register: registerBy(settings),
    enter,
    pass,
    registerCompany: registerCompanyBy(settings),
    lookInvite,
    join,
    myApplications,
    withdrawApplication,
    changeContact,
    setFirstPassword,
  });
