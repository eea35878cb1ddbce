import { createServer } from 'node:http';
import { type AddressInfo, Socket, type TcpNetConnectOpts } from 'node:net';
import { Client } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardedConnector, guardedLookup } from './guarded-connector';

const server = createServer((_request, response) => response.end('inside'));
afterEach(() => {
  server.close();
});

const isOptions = (given: unknown): given is TcpNetConnectOpts =>
  typeof given === 'object' && given !== null && 'lookup' in given;

describe('guardedConnector', () => {
  it('refuses a name that resolves to a private address, before any connection', async () => {
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const connect = guardedConnector((_host, _options, done) => {
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    });
    const client = new Client(`http://rebound.example.com:${(server.address() as AddressInfo).port}`, {
      connect,
    });
    await expect(client.request({ path: '/', method: 'GET' })).rejects.toThrow(
      'points to a loopback address',
    );
    await client.destroy();
    expect(connections).toBe(0);
  });

  it('connects to the address that was judged, and not to what the name means by then', async () => {
    let lookUps = 0;
    const answers = ['8.8.8.8', '127.0.0.1'];
    const connect = guardedConnector((_host, _options, done) => {
      done(null, [{ address: answers[lookUps++] ?? '127.0.0.1', family: 4 }]);
    });
    // The socket asks for the address as it would, and goes no further: nobody outside is called from here.
    const goals: unknown[] = [];
    const socket = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
      this: Socket,
      ...given
    ) {
      const parts: unknown[] = [given].flat(3);
      const options = parts.find(isOptions);
      options?.lookup?.(options.host ?? '', { all: true }, (error, addresses) => {
        goals.push(error?.message ?? addresses);
        this.destroy(error ?? new Error('no further'));
      });
      return this;
    });
    const client = new Client('http://rebound.example.com:9', { connect });
    const call = () => client.request({ path: '/', method: 'GET' });
    await expect(call()).rejects.toThrow('no further');
    expect([goals, lookUps]).toEqual([[[{ address: '8.8.8.8', family: 4 }]], 1]);
    // The next connection is judged anew.
    await expect(call()).rejects.toThrow('points to a loopback address');
    await client.destroy();
    socket.mockRestore();
  });

  it('refuses an address written as such, which sockets never look up', async () => {
    const client = new Client('http://127.0.0.1:9', { connect: guardedConnector() });
    await expect(client.request({ path: '/', method: 'GET' })).rejects.toThrow(
      'points to a loopback address',
    );
    await client.destroy();
  });
});

describe('guardedLookup', () => {
  const answer = (addresses: string[]) =>
    guardedLookup((_host, _options, done) => {
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    });

  it('refuses a name with one private address among public ones', () => {
    answer(['8.8.8.8', '10.0.0.1'])('mixed.example.com', { all: true }, (error) => {
      expect(error?.message).toContain('a private address');
    });
    expect.assertions(1);
  });

  it('hands over exactly the addresses it has checked, in either form', () => {
    answer(['8.8.8.8', '2606:4700::1'])('a.example.com', { all: true }, (error, addresses) => {
      expect(error).toBeNull();
      expect(addresses).toEqual([
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ]);
    });
    answer(['8.8.8.8'])('a.example.com', {}, (_error, address, family) => {
      expect([address, family]).toEqual(['8.8.8.8', 4]);
    });
    expect.assertions(3);
  });

  it('passes a failed look-up on', () => {
    const failing = guardedLookup((_host, _options, done) => {
      done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    });
    failing('x.example.com', { all: true }, (error) => expect(error?.code).toBe('ENOTFOUND'));
    expect.assertions(1);
  });
});
