/** English words as they are written in a hurry, by the word; see `Lexicon.shortened`. Written by us from common usage. */
export const shortened = `about: abt
after: aftr
again: agn
already: alrdy, alredy
asked: askd
bought: bght, bougt
behind: bhind, behnd
but: bt
cancel: cncl, cncel, cancl, canc
change: chng, chnge
could: cld, cud
customer: cstmr, custmer
customers: cstmrs, cstmers
didnt: ddnt, dint
doesnt: dsnt
dont: dnt
driver: drvr
enough: enuf, enuff, enogh
forget: frgt, forgt
from: frm
have: hav, hv, hve
havent: hvnt
himself: hmslf, hmself
how: hw
instead: insted, instd
just: jst
know: knw
last: lst
leave: lve, leav
make: mke
many: mny
much: mch
myself: myslf
never: nvr, nevr
next: nxt
not: nt
only: olny
people: ppl, peeple
price: prce
received: recd, rcvd, recvd, recieved
remove: rmv, remov
says: sez
send: snd
sent: snt
should: shld, shud
still: stil, stll
stock: stck
that: tht
thats: thts
the: th, teh
them: thm
then: thn
there: thr
these: thse
this: ths
under: undr, undrneath
want: wnt
wanted: wntd
wants: wnts
was: wz
when: whn
with: wth
would: wld, wud
wrong: wrng
yesterday: ystrday, ystrdy`;
