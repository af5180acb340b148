import { messageReportApi } from '@rondo/contract/message-report';
import { bind } from '../../platform/http/binding.ts';
import { ledger, noise, people } from './report.actions.ts';

/** What became of messages, for whoever looks after the company's settings. */
export const messageReportRoutes = bind(messageReportApi, { noise, people, ledger });
