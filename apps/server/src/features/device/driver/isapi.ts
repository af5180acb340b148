import { type DeviceEndpoint, exchange } from './exchange.ts';
import { DeviceFailure } from './failure.ts';
import { type Element, readElements, textAt, written } from './xml.ts';

/** Asks for a document of ISAPI, or sends one. */
export interface Isapi {
  get: (path: string) => Promise<Element>;
  put: (path: string, document?: Element) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** For questions that are documents themselves. */
  post: (path: string, document: Element) => Promise<Element>;
}

/** What HTTP says of a thing that a device has not. */
const ABSENT = new Set([404, 405, 501]);

/** ISAPI of a device. What it has not is `unsupported`. */
export function isapi(endpoint: DeviceEndpoint): Isapi {
  const ask = exchange(endpoint);
  const answered = (path: string, status: number, body: Buffer): Element => {
    if (ABSENT.has(status)) throw new DeviceFailure('unsupported', path);
    if (status >= 500 || body.length === 0) throw new DeviceFailure('refused', `${path} was answered ${status}`);
    const root = readElements(body);
    const said = root.name === 'ResponseStatus' ? textAt(root, 'subStatusCode') : '';
    if (said === 'notSupport') throw new DeviceFailure('unsupported', path);
    if (status >= 400) throw new DeviceFailure('refused', `${path} was answered ${status} ${said}`);
    return root;
  };
  return {
    async get(path) {
      const { status, body } = await ask({ method: 'GET', path });
      return answered(path, status, body);
    },
    async post(path, document) {
      const { status, body } = await ask({ method: 'POST', path, body: written(document) });
      return answered(path, status, body);
    },
    async put(path, document) {
      const sent = document ? { body: written(document) } : {};
      const { status, body } = await ask({ method: 'PUT', path, ...sent });
      requireDone(path, answered(path, status, body));
    },
    async remove(path) {
      const { status, body } = await ask({ method: 'DELETE', path });
      requireDone(path, answered(path, status, body));
    },
  };
}

/** 1 is done; 7 is done, and has to be restarted for. */
function requireDone(path: string, told: Element): void {
  const code = textAt(told, 'statusCode');
  if (told.name !== 'ResponseStatus') throw new DeviceFailure('other_protocol', told.name);
  if (code !== '1' && code !== '7') throw new DeviceFailure('refused', `${path}: ${textAt(told, 'statusString')}`);
}
