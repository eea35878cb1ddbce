/** Something a clerk should know about an order or a line; `code` is stable, `message` is for reading. */
export interface OrderWarning {
  code: string;
  message: string;
}
