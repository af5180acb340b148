import { type DeviceEndpoint, exchange } from './exchange.ts';
import { DeviceFailure } from './failure.ts';

/** Answers of the CGI: `name=value`, a line each. */
export type Told = ReadonlyMap<string, string>;
export interface Cgi {
  /** Values that a path of `/cgi-bin/` answers. */
  ask: (path: string) => Promise<Told>;
  /** For what is answered by OK. */
  tell: (path: string) => Promise<void>;
}

/** The CGI of a device. */
export function dahuaCgi(endpoint: DeviceEndpoint): Cgi {
  const send = exchange(endpoint);
  const asked = async (path: string): Promise<string> => {
    const { status, body } = await send({ method: 'GET', path: `/cgi-bin/${path}` });
    const text = body.toString('utf8');
    if (status === 404) throw new DeviceFailure('other_protocol', path);
    if (status === 501 || /^Error\s*\r?\n.*(Bad Request|not exist|not support)/is.test(text))
      throw new DeviceFailure('unsupported', path);
    if (status !== 200 || text.startsWith('Error'))
      throw new DeviceFailure('refused', `${path} was answered ${status}`);
    return text;
  };
  return {
    ask: async (path) => new Map(linesOf(await asked(path))),
    async tell(path) {
      if ((await asked(path)).trim() !== 'OK') throw new DeviceFailure('other_protocol', path);
    },
  };
}

function linesOf(text: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const cut = line.indexOf('=');
    return cut > 0 ? [[line.slice(0, cut).trim(), line.slice(cut + 1).trim()]] : [];
  });
}
