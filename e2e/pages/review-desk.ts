import { expect, type Locator, type Page } from '@playwright/test';

/** The review desk as a clerk uses it. */
export class ReviewDesk {
  constructor(readonly page: Page) {}

  async open(orderId: string): Promise<void> {
    // Its scripts have taken over the page once it says who is on the order; a key before that is nobody's.
    const claimed = this.claimed(orderId);
    await this.page.goto(`/review/${orderId}`);
    await claimed;
    await expect(this.page.getByRole('button', { name: /^Approve/ })).toBeVisible();
  }

  /** Until the page has claimed the order: giving up the claim of before, which a page that is left does, is none. */
  async claimed(orderId: string): Promise<void> {
    await this.page.waitForResponse(
      (answer) => answer.url().endsWith(`/${orderId}/claim`) && answer.request().method() === 'POST',
    );
  }

  /** Until a verdict is taken: the desk lets the second half of a double press go by. */
  async read(): Promise<void> {
    await this.page.waitForTimeout(500);
  }

  /** A message that is shown for a while. */
  toast(words: string | RegExp): Locator {
    return this.page.getByRole('region', { name: /^Notifications/ }).getByText(words);
  }

  /** The button of a message that takes the approval back. */
  undoButton(): Locator {
    return this.page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });
  }

  /** The order's place in the queue. */
  queued(orderId: string): Locator {
    return this.page.locator(`a[href="/review/${orderId}"]`);
  }

  /** The rows of the line with this phrase. */
  line(phrase: string): Locator {
    return this.page.locator('tbody', { has: this.page.getByRole('button', { name: phrase, exact: true }) });
  }

  /** Says that somebody else is on the open order. */
  presence(): Locator {
    // The desk draws the following order ahead, out of sight, and somebody may be on that one.
    return this.page.getByText('is on this order').filter({ visible: true });
  }

  async focus(phrase: string): Promise<void> {
    await this.page.getByRole('button', { name: phrase, exact: true }).click();
    await expect(this.line(phrase).getByRole('button', { name: /Search products/ })).toBeVisible();
  }

  /** Chooses a product for the focused line by searching for it. */
  async searchAndPick(text: string, productName: string): Promise<void> {
    await this.page.keyboard.press('/');
    await this.page.getByRole('dialog').getByRole('combobox').fill(text);
    await this.page
      .getByRole('option', { name: new RegExp(productName) })
      .first()
      .click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Confirms the order and waits for the toast that names its sales order, which is returned. */
  async approve(): Promise<string> {
    await this.read();
    await this.page.getByRole('button', { name: /^Approve/ }).click();
    return this.salesOrder();
  }

  /** The same for the first order of a sender, whom it confirms as a customer. */
  async approveFirst(): Promise<string> {
    await this.read();
    await this.page.getByRole('button', { name: /^Approve/ }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Yes, approve' }).click();
    return this.salesOrder();
  }

  private async salesOrder(): Promise<string> {
    const done = this.toast(/SO-\d{4}-\d+/).first();
    await expect(done).toBeVisible({ timeout: 20_000 });
    return /SO-\d{4}-\d+/.exec(await done.innerText())?.[0] ?? '';
  }
}
