import type { PlaybackMessage } from '@rondo/domain/playback';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Ticket } from '../../platform/media/ticket.ts';
import type { Log } from '../failure.ts';
import { CLOSE } from '../hub/viewer.ts';
import { pieceReader } from './piece.ts';
import { cameraFolder } from './segment-files.ts';

const wish = z.object({ at: z.number().int().nonnegative() });

/** A browser that plays recordings: it asks for a moment, and is sent one piece. The newest wish counts. */
export function playback(socket: WebSocket, ticket: Ticket, folder: string, log: Log) {
  const pieceAt = pieceReader(() => cameraFolder(folder, ticket));
  const notBefore = ticket.notBefore ?? 0;
  let bytes = 0;
  let wanted: number | null = null;
  let isBusy = false;
  const say = (message: PlaybackMessage): void => socket.send(JSON.stringify(message));
  async function serve(): Promise<void> {
    while (wanted !== null && socket.readyState === socket.OPEN) {
      const at = Math.max(wanted, notBefore);
      wanted = null;
      const piece = await pieceAt(at);
      if (!piece) {
        say({ type: 'end', at });
        continue;
      }
      const { bytes: picture, ...what } = piece;
      say({ type: 'piece', at, ...what });
      socket.send(picture);
      bytes += picture.length;
    }
  }
  socket.on('message', (data) => {
    const asked = wish.safeParse(read(String(data)));
    if (!asked.success) return socket.close(CLOSE.refused);
    wanted = asked.data.at;
    if (isBusy) return;
    isBusy = true;
    serve()
      .catch((error: unknown) => {
        log(`A recording could not be played: ${String(error)}`);
        socket.close(CLOSE.ended);
      })
      .finally(() => {
        isBusy = false;
      });
  });
  return {
    get bytes() {
      return bytes;
    },
    cause: null,
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
