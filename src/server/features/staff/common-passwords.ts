const list = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321
000000 0000000 00000000 111111 1111111 11111111 222222 333333 444444 555555 5555555 666666 6666666 777777 7777777
77777777 888888 88888888 999999 99999999 999999999 101010 102030 112233 11223344 121212 123123 123123123 123321
1234321 12344321 123454321 123654 123789 131313 147147 147258 147258369 147852 159159 159357 159753 192837465
202020 212121 222333 232323 252525 258456 321321 321654 369369 456123 456456 456789 456852 515151 654123 696969
741852 741852963 753951 789456 789456123 789789 852456 963852741 987654 998877
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qwe123qwe 123qwe
123qweasd 123qweasdzxc qweasd qweasdzxc qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwertyu qwertyui qwertyuiop qwer1234 qweqwe qweqweqwe qwertz qazwsx qazwsxedc qazqaz asdfgh asdfghj asdfghjkl
asd123 asdasd asdasdasd asdf1234 zxcvbn zxcvbnm zxc123 zxczxc zaq12wsx 1234qwer 12345q 12345qwert 123456q 123456a
123456789a 123456789q 12345a 123abc 1a2b3c a1b2c3 a12345 a123456 a1234567 a123456789 aa123456 aa12345678 q12345
q123456 abc123 abc12345 abcd1234 abcdef abcdefg abcdefgh aaaaaa aaaaaaaa qqqqqq qqqqqqqq zzzzzz
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwd pass123 pass1234 letmein
welcome welcome1 welcome123 admin1 admin12 admin123 admin1234 admin12345 admin123456 admin888 administrator adminadmin
root123 toor123 rootroot user123 user1234 guest123 test123 test1234 testtest testing login123 master manager secret
default changeme changeme123 system server internet computer samsung google whatever freedom trustno1 access hello123
iloveyou iloveyou1 sunshine princess monkey dragon football baseball superman batman pokemon starwars shadow michael
jordan jordan23 jessica ashley charlie daniel thomas robert matthew andrew killer hunter soccer hockey ginger pepper
summer flower cookie cheese lovely loveme liverpool chelsea arsenal spartak zenit1 ferrari mercedes mustang corvette
natasha marina svetlana vladimir nikita maksim maxim1 andrey sergey dmitry aleksandr alexander ekaterina kristina
privet lubov lublu parol parol1 parol123 gfhjkm gfhjkm123 ghbdtn ghbdtn123 yfnfif vfrcbv fylhtq cthutq nfyz123
йцукен йцукенг йцукенгшщз йцукен123 1й2ц3у 1й2ц3у4к фывапр фывапролдж ячсмит пароль пароль1 пароль12 пароль123
привет привет1 привет123 любовь солнышко наташа марина максим андрей сергей россия москва админ123 администратор
`

/** Most common passwords from published lists of leaked ones, including Russian; lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
