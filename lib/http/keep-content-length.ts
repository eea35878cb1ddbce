import type { ServerResponse } from 'node:http';

/** Next takes Content-Length off what a route answers; under this name it gets through. */
export const bodyLengthHeader = 'x-body-length';

/** Gives a length that was sent under `bodyLengthHeader` its own name back. Called before Next has the response. */
export function keepContentLength(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== bodyLengthHeader) return setHeader(name, value);
    return setHeader('content-length', typeof value === 'object' ? (value[0] ?? '') : value);
  };
}
