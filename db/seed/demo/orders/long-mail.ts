/** An order buried in a forwarded mail: news, an address longer than any screen is wide, a thread, a disclaimer. */
export const longMail = `Good day to all at Marula Street,

Firstly our apologies for the late order this month. Our Mrs Pillay, who has written these mails for longer than anybody can say, has retired to Hermanus, and her machine would not let anyone else in. The board of trustees thanked her at a small function and we are now three people sharing one mailbox, so please be patient with us if you get the same question twice, or an answer to a question you did not ask.

The kitchen has asked for the following for the prize-giving and the week after it. Kindly confirm that everything can come with one truck, since the back road is closed for the new culvert and the guard has been told to expect one vehicle only.

- 3 x CAT-1035
- 6 x Silver Paddy rice 10kg
- 10 x onions 10kg
- 24 x brown bread 700g

Please do not offload at the hall. The groundsman has only just got the floor right after the flood, and the committee has decided that nothing on wheels goes over it before the parquet man has been. The side door next to the tuck shop is open from a quarter past six; ring the bell, wait, ring again, and Solomon will come. If Solomon does not come, phone the office and let it ring.

The map, as the new secretary was told that a driver will need it:
https://maps.example/directions/from/marula-street-depot/to/the-boarding-house-side-door-next-to-the-tuck-shop/via/old-mill-road-and-not-the-closed-culvert-road/please-print-this-address-on-the-delivery-note-thank-you

About the account: our auditors sign off in the last week of the month and they are particular. They have asked that the statement is sent to the bursar and to nobody else, that the reference on it is the one on our requisition, and that credits are shown on a line of their own. We know that you do this already, but we were asked to write it down, and here it is written down.

The children have also asked me to say thank you for the pumpkins. There was a competition, there were speeches, and one of them is still on the roof of the science block. Nobody has owned up to it and to be honest nobody has been asked very hard. It can be seen from the road.

With kind regards from the whole of the boarding house, and from the choir, who sing better when they have eaten,

Adalbert M. Ntshangase
for the Bursar, the Housemaster and the Kitchen Committee

This message and whatever is attached to it is meant for the person it is addressed to. If that is not you then it is not meant for you, and you are asked to delete it, to tell us that you have done so, and to forget what it said. No warranty is given that it is free of faults. Opinions in it are those of whoever wrote it and not of the society, its trustees, its schools, its farm or its bakery. Please think of the trees before you print it, and print it on both sides if you must.`;
