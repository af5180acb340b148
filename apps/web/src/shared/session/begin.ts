import { transport } from '../http/http.ts';
import { keepSession, type StoredSession } from './stored-session.ts';

/** Starts a session in this browser. A session lives in a document of its own, so only the GET memory is to be emptied. */
export function beginSession({ token, id, companyId }: StoredSession): void {
  transport.memory.empty();
  keepSession({ token, id, companyId });
}
